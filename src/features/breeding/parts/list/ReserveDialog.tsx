import { shownPhone } from '#platform/text/phone.ts'
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
  /** It has left: the note says for how much it was sold, and what of it is paid. */
  isSold?: boolean
  onClose: () => void
}

/** Notes who has reserved an animal. Nobody but its breeder sees it. */
export function ReserveDialog({ animal: { id, name, reserved }, isSold = false, onClose }: ReserveDialogProps) {
  const { form, formProps, summary, isPending } = useContractForm(saveReservation, {
    initial: {
      name: reserved?.name ?? '',
      email: reserved?.email ?? '',
      mobile: shownPhone(reserved?.mobile ?? ''),
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
    <FormDialog title={isSold ? `The sale of ${name}` : `Reserve ${name}`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>Only you see this.{!isSold && ` We’ll fill in the buyer’s details when you offer ${name} to them.`}</div>
        <TextField
          {...form.getInputProps('name')}
          label="Buyer’s name"
          hint={reserved ? (isSold ? 'Leave it empty to delete this note.' : 'Leave it empty if it isn’t reserved any more.') : undefined}
          maxLength={100}
          autoComplete="off"
        />
        <EmailField {...form.getInputProps('email')} label="Buyer’s e-mail address" autoComplete="off" optional />
        <TextField {...form.getInputProps('mobile')} label="Buyer’s phone number" type="tel" autoComplete="off" optional />
        <Columns min="9rem" align="end">
          <TextField
            {...form.getInputProps('depositPence')}
            label={isSold ? 'Paid so far, with the deposit' : 'Deposit they’ve paid'}
            inputMode="decimal"
            before="£"
            optional
          />
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
