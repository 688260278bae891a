import { useNavigate } from 'react-router'
import { unlikelyAnimal } from '#features/pets/kit/form/petsteps.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useSession } from '#platform/web/session.ts'
import { useSteps } from '#platform/web/useSteps.ts'
import { paths } from '#src/paths.ts'
import { getInsuranceQuote, getMyInsurance, quoteInsurance } from '../../contract.ts'
import { type AskAnswers, asked, atAskFields } from './answers.ts'

export interface Asking {
  initial: AskAnswers
  /** Under which name what is typed is kept in this tab. */
  draft: string
  petId?: string
  /** The quote whose answers are changed, and its key. */
  quote?: { quoteId: string; key?: string }
}

/** The questions of a quote, step by step; what is typed stays in this tab. */
export function useQuoteForm({ initial, draft, petId, quote }: Asking) {
  const navigate = useNavigate()
  const session = useSession()
  const now = systemClock.now()
  const { form, formProps, summary, isPending } = useContractForm(quoteInsurance, {
    initial,
    asks: (typed) => ({ answers: asked(typed, now), ...(petId && { petId }), ...quote }),
    atFields: atAskFields,
    draft,
    once: true,
    refresh: [getInsuranceQuote, getMyInsurance],
    // Of a quote in an account the account is the key.
    then: ({ quoteId, key }) => navigate(paths.insuranceQuote(quoteId, session && !quote?.key ? undefined : key)),
  })
  const walk = useSteps({
    steps: [
      {
        name: 'pet',
        title: 'Your pet',
        heading: 'Which pet is it for?',
        fields: ['species', 'name', 'breed', 'bornOn', 'sex'],
        ready: async () => unlikelyAnimal(form.values, now),
      },
      {
        name: 'about',
        title: 'About it',
        heading: 'What decides the price',
        fields: ['neutered', 'chipped', 'value', 'postcode', 'preExisting', 'had'],
      },
      { name: 'cover', title: 'Cover', heading: 'What should be covered?', fields: ['cover', 'limit', 'excess', 'startsOn'] },
    ],
    form,
    send: formProps.onSubmit,
    returned: summary.attempt,
    isBlank: form.values.species === '',
  })
  return { form, walk, isPending }
}

export type QuoteFields = ReturnType<typeof useQuoteForm>['form']
