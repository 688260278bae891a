import { shownMobile } from '#platform/text/mobile.ts'
import { useContractForm } from '#platform/web/form.ts'
import { Columns } from '#ui/Columns.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { saveReservation } from '../../contract.ts'
import type { Reservation } from '../../shapes.ts'
import { CHANGED } from '../changed.ts'

interface ReserveDialogProps {
  /** A record, or an animal without a chip. */
  animal: { id: string; name: string; reserved: Reservation | null }
  onClose: () => void
}

/** Notes who has reserved an animal. Nobody but its breeder sees it. */
export function ReserveDialog({ animal: { id, name, reserved }, onClose }: ReserveDialogProps) {
  const { form, formProps, summary, isPending } = useContractForm(saveReservation, {
    initial: {
      name: reserved?.name ?? '',
      email: reserved?.email ?? '',
      mobile: shownMobile(reserved?.mobile ?? ''),
      depositPence: poundsOf(reserved?.depositPence),
      pricePence: poundsOf(reserved?.pricePence),
    },
    asks: ({ name, email, mobile, depositPence, pricePence }) => ({
      ...(email && { email }),
      ...(mobile && { mobile }),
      animalId: id,
      name,
      depositPence: penceIn(depositPence),
      pricePence: penceIn(pricePence),
    }),
    refresh: CHANGED,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`Reserve ${name}`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>Only you see this. We’ll fill in the buyer’s details when you offer {name} to them.</div>
        <TextField
          {...form.getInputProps('name')}
          label="Buyer’s name"
          hint={reserved ? 'Leave it empty if it isn’t reserved any more.' : undefined}
          maxLength={100}
          autoComplete="off"
        />
        <EmailField {...form.getInputProps('email')} label="Buyer’s e-mail address" autoComplete="off" optional />
        <TextField {...form.getInputProps('mobile')} label="Buyer’s mobile number" type="tel" autoComplete="off" optional />
        <Columns min="9rem" align="end">
          <TextField {...form.getInputProps('depositPence')} label="Deposit they’ve paid" inputMode="decimal" before="£" optional />
          <TextField {...form.getInputProps('pricePence')} label="Price you agreed" inputMode="decimal" before="£" optional />
        </Columns>
        <DialogActions busy={isPending} onClose={onClose}>
          Save
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}

const poundsOf = (pence: number | null | undefined) => (pence == null ? '' : String(pence / 100))

/** Pounds as people type them, in pence; nothing typed is nothing said, and what is no amount stays as it is, to be refused. */
function penceIn(typed: string): unknown {
  const plain = typed.replace(/[£,\s]/g, '')
  if (plain === '') return null
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : typed
}
