import { useState } from 'react'
import { getPetDetail } from '#features/pets/contract.ts'
import { whenText } from '#platform/text/whentext.ts'
import { callServer } from '#platform/web/callserver.ts'
import { clearDraft, readDraft } from '#platform/web/draft.ts'
import { useContractForm } from '#platform/web/form.ts'
import type { Part } from '#platform/web/meanwhile.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import { correctLitter, getLitters } from '../../contract.ts'
import { CHANGED } from '../changed.ts'
import { SameLitter } from '../wizard/SameLitter.tsx'
import type { Litter } from './columns.tsx'
import { ParentNumbers } from './ParentNumbers.tsx'

const answersOf = (litter: Litter) => ({
  dam: { name: litter.damName, chipNumber: litter.damChipNumber ?? '', kennelClubNumber: litter.damKennelClubNumber ?? '' },
  sire: { name: litter.sireName ?? '', chipNumber: litter.sireChipNumber ?? '', kennelClubNumber: litter.sireKennelClubNumber ?? '' },
  bornOn: litter.bornOn,
  version: litter.version,
})
type Answers = ReturnType<typeof answersOf>

const said = (parent: Answers['dam']) => Object.values(parent).filter(Boolean).join(', ')

/** What can be corrected, as one piece each. */
const PARTS: readonly Part<Answers>[] = [
  { label: 'Mother', names: ['dam'], said: ({ dam }) => said(dam) },
  { label: 'Father', names: ['sire'], said: ({ sire }) => said(sire) },
  { label: 'Date of birth', names: ['bornOn'], said: ({ bornOn }) => whenText(bornOn, 'day') },
]

/** The version aside: it isn’t typed. */
const isSame = (one: Answers, other: Answers) =>
  said(one.dam) === said(other.dam) && said(one.sire) === said(other.sire) && one.bornOn === other.bornOn

/** Corrects who the parents of a litter are, and when it was born. */
export function CorrectLitter({ litter, onClose }: { litter: Litter; onClose: () => void }) {
  const latest = async () => answersOf((await callServer(getLitters, { litterId: litter.id })).data.items[0] ?? litter)
  const saved = answersOf(litter)
  const draft = `correct-litter-${litter.id}`
  const [isKept] = useState(() => !isSame(readDraft(draft, saved), saved))
  const { form, formProps, summary, isPending } = useContractForm(correctLitter, {
    initial: saved,
    draft,
    meanwhile: { latest, parts: PARTS },
    asks: ({ dam, sire, ...values }) => ({
      ...values,
      litterId: litter.id,
      dam: { ...dam, chipNumber: dam.chipNumber || null },
      sire: { ...sire, chipNumber: sire.chipNumber || null },
    }),
    refresh: [...CHANGED, getPetDetail],
    toast: true,
    then: onClose,
  })
  const { dam, bornOn } = form.values
  const isDog = litter.species === 'dog'
  const clear = () => {
    form.setValues(saved)
    form.clearErrors()
    clearDraft(draft)
  }
  return (
    <FormDialog title={`Correct ${litter.damName}’s litter`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          The people who have the animals now will see this too, and packs you print from now on will show it. You can’t change the breeder:
          that’s written once. If you mistyped your licence number, correct it in your profile. Correct an animal’s breed, sex or colour on
          its own record.
        </div>
        {isKept && form.isDirty() && (
          <Notice
            title="We’ve kept what you typed"
            action={
              <ActionButton weight="plain" size="sm" onClick={clear}>
                Clear it
              </ActionButton>
            }
          >
            It isn’t saved yet. Save it, or clear it to see what’s on the register.
          </Notice>
        )}
        <TextField {...form.getInputProps('dam.name')} label="Mother’s name" maxLength={60} autoComplete="off" />
        <ParentNumbers form={form} parent="dam" isDog={isDog} />
        <TextField {...form.getInputProps('sire.name')} label="Father’s name" maxLength={60} autoComplete="off" optional />
        <ParentNumbers form={form} parent="sire" isDog={isDog} />
        {litter.canCorrectBirth === true ? (
          <DateField {...form.getInputProps('bornOn')} label="When were they born?" hint="For example, 27 9 2026" />
        ) : (
          <div>{litter.canCorrectBirth.words}</div>
        )}
        <SameLitter dam={dam} bornOn={bornOn} species={litter.species} itself={litter.id} />
        <DialogActions busy={isPending} onClose={onClose}>
          Save
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
