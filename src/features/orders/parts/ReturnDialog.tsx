import { useContractForm } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { returnShopOrder, userOrderList } from '../contract.ts'
import type { Order } from '../shapes.ts'
import { REASONS } from './words.ts'

const stillThere = ({ quantity, comingBack, returned, takenOff }: Order['lines'][number]) => quantity - comingBack - returned - takenOff

/** Says what comes back, and why. */
export function ReturnDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const lines = order.lines.filter((line) => stillThere(line) > 0)
  const { form, formProps, summary, isPending } = useContractForm(returnShopOrder, {
    once: true,
    initial: { reason: '', words: '', pieces: lines.map(() => '0') },
    asks: ({ pieces, ...values }) => ({
      ...values,
      orderId: order.id,
      lines: lines.flatMap(({ id }, index) => (Number(pieces[index]) > 0 ? [{ lineId: id, quantity: Number(pieces[index]) }] : [])),
    }),
    refresh: [userOrderList],
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`Send back part of order ${order.number}`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <SelectField {...form.getInputProps('reason')} label="Why are you sending it back?" empty="Choose a reason" options={REASONS} />
        {lines.map((line, index) => (
          <SelectField
            key={line.id}
            {...form.getInputProps(`pieces.${index}`)}
            label={`How many of: ${line.words}`}
            options={Array.from({ length: stillThere(line) + 1 }, (_, count) => String(count))}
          />
        ))}
        <LongTextField {...form.getInputProps('words')} label="What’s wrong with it?" maxLength={1000} optional />
        <div>We’ll e-mail you the address. We refund you once it arrives.</div>
        <DialogActions busy={isPending} onClose={onClose}>
          Send it back
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
