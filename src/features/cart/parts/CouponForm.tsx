import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { applyCoupon, getUserCart } from '../contract.ts'
import { cartInput } from '../kit/guest.ts'
import type { Cart } from '../shapes.ts'
import { useCartAction } from './useCartAction.ts'

/** Takes a coupon, or takes it off again. */
export function CouponForm({ cart: { coupon, couponProblem } }: { cart: Cart }) {
  const off = useCartAction(applyCoupon)
  const { form, formProps, summary, isPending } = useContractForm(applyCoupon, {
    initial: { code: '' },
    asks: (values) => ({ ...values, ...cartInput() }),
    refresh: [getUserCart],
  })
  if (coupon)
    return (
      <Group gap="0.5rem 1rem" justify="space-between">
        <Box>
          <b>{coupon.code}</b>: {couponProblem ?? coupon.words}
        </Box>
        <ActionButton weight="quiet" size="sm" busy={off.isPending} onClick={() => void off.change({ code: '' })}>
          Remove the coupon
        </ActionButton>
      </Group>
    )
  return (
    <FormRows {...formProps} {...summary}>
      <Group gap="0.75rem" align="flex-end">
        <TextField {...form.getInputProps('code')} label="Coupon" maxLength={40} autoComplete="off" optional width="short" />
        <ActionButton type="submit" weight="plain" busy={isPending}>
          Apply
        </ActionButton>
      </Group>
    </FormRows>
  )
}
