import { useNavigate } from 'react-router'
import { systemClock } from '#platform/clock/clock.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useSteps } from '#platform/web/useSteps.ts'
import { addPetByBreeder } from '../../contract.ts'
import { CHANGED } from '../changed.ts'
import { litterDone } from '../links.ts'
import { blankLitter, litterAsked } from './answers.ts'
import { atLitterFields } from './litterfields.ts'
import { checkStep, damStep, litterStep, offspringStep } from './steps.ts'
import { useKnownChips } from './useKnownChips.ts'

/** A litter on its way to the register. It ends on the page from which its packs are printed. */
export function useLitter() {
  const navigate = useNavigate()
  const now = systemClock.now()
  const { form, formProps, summary, isPending } = useContractForm(addPetByBreeder, {
    initial: blankLitter,
    asks: (answers) => litterAsked(answers, now),
    atFields: atLitterFields,
    draft: 'new-litter',
    once: true,
    refresh: CHANGED,
    then: ({ litterId }) => navigate(litterDone(litterId), { replace: true }),
  })
  const known = useKnownChips(form.values.young)
  const walk = useSteps({
    steps: [damStep(), litterStep(form.values, now), offspringStep(form.values, known), checkStep()],
    form,
    send: formProps.onSubmit,
    returned: summary.attempt,
    isBlank: form.values.dam.name === '',
  })
  return { form, walk, known, busy: isPending }
}

export type LitterForm = ReturnType<typeof useLitter>['form']
