import { useEffect, useEffectEvent, useState } from 'react'
import { useChipCheck } from '#features/chips/kit/useChipCheck.ts'
import { useGivenChip } from '#features/chips/kit/useGivenChip.ts'
import { getUsersPets } from '#features/pets/contract.ts'
import { animalStep, checkStep, chipStep, looksStep } from '#features/pets/kit/form/petsteps.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useSteps } from '#platform/web/useSteps.ts'
import { getTransfersFromDatabase, saveTransferFromDatabase } from '../contract.ts'
import { atMovingFields, blankMoving, movingAsked } from './transfer.ts'

const DRAFT = 'move-here'

export type Moved = AnswerOf<typeof saveTransferFromDatabase>

/** The guided move: its answers, its steps, and what came of it. */
export function useRecordTransfer() {
  const now = systemClock.now()
  const [moved, setMoved] = useState<Moved>()
  const { form, formProps, summary, isPending } = useContractForm(saveTransferFromDatabase, {
    initial: blankMoving,
    asks: (answers) => movingAsked(answers, now),
    atFields: atMovingFields,
    draft: DRAFT,
    once: true,
    refresh: [getTransfersFromDatabase, getUsersPets],
    then: setMoved,
  })
  const answers = form.values
  // The chip may well be held elsewhere here: that is why it moves.
  const check = useChipCheck({ ...answers, evenIfHeldElsewhere: true })
  useGivenChip((chipNumber) => form.setValues({ chipNumber, database: '' }))
  useHolder(check, (database) => form.setValues({ database }))

  const walk = useSteps({
    steps: [
      { ...chipStep(), title: 'Chip', ready: check.ready },
      { name: 'database', title: 'Database', heading: 'Where is the record now?', fields: ['database'] },
      {
        name: 'proof',
        title: 'Proof',
        heading: 'Show that the record is yours',
        fields: ['proofKind', 'certificateId', 'transferCode'],
      },
      animalStep(answers, now),
      looksStep(),
      checkStep(),
    ],
    form,
    send: formProps.onSubmit,
    returned: summary.attempt,
    isBlank: answers.chipNumber === '',
  })
  return { form, answers, walk, check, isPending, moved }
}

/** The database that says it holds the chip is the one that is meant. */
function useHolder({ asked }: ReturnType<typeof useChipCheck>, choose: (database: string) => void) {
  const holder = asked.data?.others.find(({ holds }) => holds === 'yes')?.code
  const chooseHolder = useEffectEvent(choose)
  useEffect(() => {
    if (holder) chooseHolder(holder)
  }, [holder])
}
