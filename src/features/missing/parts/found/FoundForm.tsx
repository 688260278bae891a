import { useState } from 'react'
import { useLocation } from 'react-router'
import { Captcha } from '#features/accounts/kit/captcha/Captcha.tsx'
import { directionOf, type Language } from '#platform/text/languages.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { PetAvatar } from '#ui/art/PetAvatar.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { fieldId } from '#ui/field.ts'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { type Field, PROBLEMS, type Typed } from '../../finderform/fields.ts'
import { PHRASES } from '../../finderform/phrases.ts'
import { FoundPhoto } from './FoundPhoto.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { MyPlace } from './MyPlace.tsx'

interface FoundFormProps {
  language: Language
  typed: Typed
  wrong: readonly Field[]
}

const ANIMALS = ['dog', 'cat', 'rabbit', 'bird', 'other'] as const

/** What, where, how and a way to reach the finder: four answers. The browser sends it, so that it works before scripts are here. */
export function FoundForm({ language, typed, wrong }: FoundFormProps) {
  const words = PHRASES[language]
  const { key } = useLocation()
  const [isSending, setSending] = useState<string>()
  const [captcha, setCaptcha] = useState('')
  const errors = Object.fromEntries(wrong.map((field) => [field, words[PROBLEMS[field]]]))
  const field = (name: Field) => ({ id: fieldId(name), name, error: errors[name] })
  return (
    <div lang={language} dir={directionOf(language)}>
      <Page title={words.title} lead={words.lead} width="narrow">
        <LanguageLinks language={language} />
        <Panel look="raised">
          <form method="post" action={paths.reportFoundIn(language)} onSubmit={() => setSending(key)}>
            <Rows gap="lg">
              <ErrorSummary errors={errors} title={words.problem} />
              <ChoiceCards
                {...field('species')}
                label={words.what}
                defaultValue={typed.species}
                min="9rem"
                choices={ANIMALS.map((animal) => ({
                  value: animal,
                  label: words[animal],
                  art: <PetAvatar species={animal} colour="" seed={animal} size={44} />,
                }))}
              />
              <div>
                <TextField
                  {...field('place')}
                  label={words.where}
                  hint={words.whereHint}
                  defaultValue={typed.place}
                  autoComplete="postal-code"
                  maxLength={60}
                />
                <MyPlace words={words} typed={typed} />
              </div>
              <ChoiceCards
                {...field('whereabouts')}
                label={words.how}
                defaultValue={typed.whereabouts}
                choices={[
                  { value: 'withFinder', label: words.withMe },
                  { value: 'seen', label: words.onlySeen },
                  { value: 'vet', label: words.atVet },
                  { value: 'rescue', label: words.atRescue },
                ]}
              />
              <TextField
                {...field('contact')}
                label={words.contact}
                hint={words.contactHint}
                defaultValue={typed.contact}
                autoComplete="email"
                maxLength={120}
              />
              <details open={Boolean(typed.colour || typed.description || typed.chipNumber) || undefined}>
                <summary>{words.more}</summary>
                <Rows>
                  <TextField name="colour" label={words.colour} defaultValue={typed.colour} maxLength={60} width="medium" />
                  <LongTextField name="description" label={words.looks} defaultValue={typed.description} maxLength={1000} />
                  <TextField
                    name="chipNumber"
                    label={words.chip}
                    defaultValue={typed.chipNumber}
                    maxLength={60}
                    inputMode="numeric"
                    width="medium"
                  />
                  <FoundPhoto typed={typed} />
                </Rows>
              </details>
              {wrong.includes('captcha') && <Captcha value={captcha} onChange={setCaptcha} error={errors['captcha']} />}
              <input type="hidden" name="captcha" value={captcha} />
              <ActionButton type="submit" size="lg" fullWidth weight="urgent" busy={isSending === key}>
                {words.send}
              </ActionButton>
            </Rows>
          </form>
        </Panel>
      </Page>
    </div>
  )
}
