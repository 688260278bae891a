import { getChipInfo } from '#features/chips/contract.ts'
import { ReportedGone } from '#features/chips/kit/ReportedGone.tsx'
import { typedSoFar } from '#features/chips/kit/typed.ts'
import { SITES } from '#features/pets/kit/form/ImplantFields.tsx'
import { getCredits } from '#features/plans/contract.ts'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useCall } from '#platform/web/useCall.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { registerUnchipped } from '../../contract.ts'
import type { WelfarePet } from '../../shapes.ts'
import { CHANGED } from './changed.ts'

/** CARE-2 The chip that an animal has now, which registers it, or finds its keeper. */
export function ChipDialog({ pet, onClose }: { pet: WelfarePet; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(registerUnchipped, {
    initial: {
      chipNumber: '',
      implant: { implantedOn: londonDate(systemClock.now()), site: '', implanterName: '' },
      wasMissed: false,
      rescueBackup: true,
      evenIfHeldElsewhere: false,
    },
    asks: (answers) => ({ ...answers, ...implantAsked(answers), petId: pet.id }),
    refresh: [...CHANGED, getCredits],
    once: true,
    toast: true,
    then: onClose,
  })
  const typed = typedSoFar(form.values.chipNumber)
  const number = typed.state === 'read' ? typed.reading.number : ''
  const { data } = useCall(getChipInfo, { chipNumber: number }, { enabled: number !== '', freshFor: 60 })
  const isTaken = data?.registration === 'another'
  return (
    <FormDialog title={`${pet.name}’s chip`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <TextField
          {...form.getInputProps('chipNumber')}
          label="Microchip number"
          hint="Scan it after the chip is in, and enter the number that the scanner shows."
          large
          autoComplete="off"
          spellCheck={false}
        />
        {data && <ReportedGone reported={data.reported} number={number} />}
        {isTaken && (
          <Notice title="Registered to someone else here" live>
            We’ll tell its keeper that it’s with you, and you hold it for them.
          </Notice>
        )}
        {!isTaken && (
          <>
            <CheckField
              {...form.getInputProps('wasMissed', { type: 'checkbox' })}
              label="It had this chip when it came, and our first scan missed it"
            />
            {!form.values.wasMissed && <ImplantAnswers field={form.getInputProps} />}
          </>
        )}
        {form.errors['chipNumber'] && !isTaken && (
          <CheckField
            {...form.getInputProps('evenIfHeldElsewhere', { type: 'checkbox' })}
            label="If another database holds it, register it here too. I’ll tell them that it’s with us"
          />
        )}
        {!isTaken && (
          <CheckField {...form.getInputProps('rescueBackup', { type: 'checkbox' })} label={`We stay ${pet.name}’s rescue back-up`} />
        )}
        <DialogActions busy={isPending} onClose={onClose}>
          {isTaken ? 'Hold it for its keeper' : `Register ${pet.name}`}
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}

type Field = ReturnType<typeof useContractForm>['form']['getInputProps']

/** When, by whom and where the chip was put in: the organisation was there, so it knows. */
function ImplantAnswers({ field }: { field: Field }) {
  return (
    <>
      <DateField {...field('implant.implantedOn')} label="Date the chip was implanted" />
      <TextField
        {...field('implant.implanterName')}
        label="Who implanted it"
        hint="A person, practice or rescue"
        maxLength={100}
        autoComplete="off"
      />
      <SuggestField {...field('implant.site')} label="Where the chip is" maxLength={80} suggestions={SITES} optional />
    </>
  )
}

interface Implanted {
  wasMissed: boolean
  implant: { implantedOn: string; site: string; implanterName: string }
}

/** Of a chip that was missed, what was typed of another is left out. */
const implantAsked = ({ wasMissed, implant }: Implanted) => ({
  implant: wasMissed ? {} : { ...implant, implantedOn: implant.implantedOn || null },
})
