import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getChipInfo } from '#features/chips/contract.ts'
import { ReportedGone } from '#features/chips/kit/ReportedGone.tsx'
import { typedSoFar } from '#features/chips/kit/typed.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { getWelfarePets, getWelfareReports, holdAnimal } from '../../contract.ts'
import { OwnAnimal } from '../../kit/OwnAnimal.tsx'
import { isSignedOver } from '../../kit/ways.ts'
import { KINDS, LOCATION_HINT } from '../words.ts'
import { IntakeFields } from './IntakeFields.tsx'
import { blankTakingIn, holdingAsked } from './intake.ts'

/** How an animal came that is registered to someone else, who is told when this is sent. */
export function HoldAnimal({ chip }: { chip: string }) {
  const navigate = useNavigate()
  const now = systemClock.now()
  const [initial] = useState(() => ({ chipNumber: chip, intake: blankTakingIn(now).intake, location: '' }))
  const { form, formProps, summary, isPending } = useContractForm(holdAnimal, {
    initial,
    asks: holdingAsked,
    once: true,
    toast: true,
    refresh: [getWelfarePets, getWelfareReports],
    then: () => navigate(paths.welfarePets),
  })
  const typed = typedSoFar(form.values.chipNumber)
  const number = typed.state === 'read' ? typed.reading.number : ''
  const [withYou, setWithYou] = useState<string | null>(null)
  const { data } = useCall(getChipInfo, { chipNumber: number }, { enabled: number !== '', freshFor: 60 })
  const reported = data?.reported ?? null
  return (
    <FormRows {...formProps} {...summary}>
      <TextField {...form.getInputProps('chipNumber')} label="Microchip number" large autoComplete="off" spellCheck={false} />
      {number && <OwnAnimal key={number} chipNumber={number} onFound={() => setWithYou(number)} />}
      <ReportedGone reported={reported} number={number} />
      {withYou !== number && (
        <>
          <IntakeFields
            kinds={reported === 'stolen' ? KINDS.filter((kind) => !isSignedOver(kind)) : KINDS}
            answers={form.values.intake}
            field={(field) => ({ ...form.getInputProps(`intake.${field}`), 'data-path': `intake.${field}` })}
          />
          <TextField {...form.getInputProps('location')} label="Location" hint={LOCATION_HINT} maxLength={80} autoComplete="off" optional />
          <FormActions note="We’ll send its keeper a message with your organisation’s name and phone number. You don’t become its keeper.">
            <ActionButton type="submit" size="lg" busy={isPending}>
              Take it in and tell its keeper
            </ActionButton>
          </FormActions>
        </>
      )}
    </FormRows>
  )
}
