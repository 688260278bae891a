import { useState } from 'react'
import { useNavigate } from 'react-router'
import { systemClock } from '#platform/clock/clock.ts'
import { clearDraft } from '#platform/web/draft.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useSteps } from '#platform/web/useSteps.ts'
import { paths } from '#src/paths.ts'
import { addPetByBreeder, recordLitter } from '../../contract.ts'
import { CHANGED } from '../changed.ts'
import { litterDone } from '../links.ts'
import { blankLitter, chipsComeLater, litterAsked, newbornAsked } from './answers.ts'
import { atLitterFields } from './litterfields.ts'
import { checkStep, damStep, litterStep, newbornStep, offspringStep } from './steps.ts'
import { useKnownChips } from './useKnownChips.ts'

/** A litter on its way to the register. With its chips it ends on the page from which its packs are printed, without them on its own. */
export function useLitter() {
  const navigate = useNavigate()
  const now = systemClock.now()
  const [later, setLater] = useState(false)
  const { form, formProps, summary, isPending } = useContractForm(later ? recordLitter : addPetByBreeder, {
    initial: blankLitter,
    asks: (answers) => (later ? newbornAsked(answers, now) : litterAsked(answers, now)),
    atFields: atLitterFields,
    draft: DRAFT,
    once: true,
    refresh: CHANGED,
    toast: later && 'We’ve written down the litter',
    then: ({ litterId }) => navigate(later ? paths.litter(litterId) : litterDone(litterId), { replace: true }),
  })
  const { values } = form
  if (chipsComeLater(values, now) !== later) setLater(!later)
  const known = useKnownChips(values.young)
  const walk = useSteps({
    steps: [damStep(), litterStep(values, now), later ? newbornStep() : offspringStep(values, known), checkStep()],
    form,
    send: formProps.onSubmit,
    returned: summary.attempt,
    isBlank: values.dam.name === '',
  })
  const clear = () => {
    form.setValues(blankLitter)
    form.resetDirty(blankLitter)
    form.clearErrors()
    clearDraft(DRAFT)
    walk.goTo('dam')
  }
  return { form, walk, known, later, busy: isPending, clear }
}

const DRAFT = 'new-litter'

export type LitterForm = ReturnType<typeof useLitter>['form']
