import type { Language } from '#platform/text/languages.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { getLostPets, saveLostPetRequest } from '../../contract.ts'
import { type Field, fieldOf, PROBLEMS, requestOf, type Typed } from '../../finderform/fields.ts'
import type { Phrases } from '../../finderform/phrases.ts'

export interface FoundFormProps {
  language: Language
  words: Phrases
  /** As the server gives them back where something was wrong. */
  typed: Typed
  wrong: readonly Field[]
}

/** The form once its scripts are here: it asks the call itself, as whoever is signed in, and says what is wrong in the language of the form. */
export function useFoundForm({ language, words, typed, wrong }: FoundFormProps) {
  const isSignedIn = useSession() !== null
  const sayWrong = (fields: readonly Field[]) => Object.fromEntries(fields.map((field) => [field, words[PROBLEMS[field]]]))
  const { form, formProps, summary, isPending } = useContractForm(saveLostPetRequest, {
    initial: typed,
    asks: requestOf,
    atFields: (sentences, { contact }) => {
      const fields = Object.keys(sentences).map(fieldOf)
      return sayWrong(contact.trim() || isSignedIn ? fields : [...fields, 'contact'])
    },
    // What the server gives back is newer than what this browser has kept.
    ...(wrong.length === 0 && { draft: 'report-found' }),
    once: true,
    refresh: [getLostPets],
    // As a document: without signal before, some of its code may have failed to come, which a browser doesn’t ask for again.
    then: ({ id, key }) => window.location.assign(paths.foundAnimal(id, key ?? undefined, language)),
    refused: () => {
      form.setErrors(sayWrong(['']))
    },
    unanswered: () => form.setErrors({ '': words.noSignal }),
  })
  const isUntouched = summary.attempt === 0 && Object.keys(form.errors).length === 0
  const errors = isUntouched ? sayWrong(wrong) : form.errors
  const field = (name: Exclude<Field, ''>) => ({ ...form.getInputProps(name), name, error: errors[name] })
  return { form, formProps, summary: { ...summary, errors }, field, isPending, isSignedIn }
}
