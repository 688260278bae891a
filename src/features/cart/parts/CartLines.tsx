import { Link } from 'react-router'
import { ProductPicture } from '#features/products/kit/ProductPicture.tsx'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Lines } from '#ui/Lines.tsx'
import { Money } from '#ui/Money.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { deleteCartItem, updateCartItem } from '../contract.ts'
import type { Cart } from '../shapes.ts'
import { useCartAction } from './useCartAction.ts'

/** What is in the cart, each with how many, and the way out again. */
export function CartLines({ cart }: { cart: Cart }) {
  return (
    <Lines label="In your cart">
      {cart.lines.map((line) => (
        <CartLine key={line.id} line={line} />
      ))}
    </Lines>
  )
}

function CartLine({ line }: { line: Cart['lines'][number] }) {
  const { id, name, variant, link, picture, engraving, quantity, available, total, discount, problem } = line
  const update = useCartAction(updateCartItem)
  const remove = useCartAction(deleteCartItem, { toast: true })
  const counts = Array.from({ length: Math.max(available, quantity) }, (_, index) => String(index + 1))
  return (
    <Group component="li" gap="1rem" align="flex-start" wrap="nowrap" py="1rem">
      <Box w={88} flex="none" bdrs="lg" style={{ overflow: 'hidden' }}>
        <ProductPicture picture={picture} size="small" />
      </Box>
      <Box flex={1} miw={0}>
        <Group gap="0.25rem 1rem" justify="space-between" align="baseline">
          <Box component={Link} to={link} fw={600}>
            {name}
          </Box>
          <Money pence={total.pence} exact />
        </Group>
        <Box component="p" c="dimmed" fz="sm" m="0.125rem 0 0" style={{ overflowWrap: 'anywhere' }}>
          {[variant, engraving.length > 0 && `“${engraving.join(' / ')}”`].filter(Boolean).join(', ')}
          {discount.pence > 0 && (
            <>
              {' '}
              · <Money pence={discount.pence} exact /> off
            </>
          )}
        </Box>
        {problem && (
          <Box mt="0.5rem">
            <StatusTag tone="alert">{problem}</StatusTag>
          </Box>
        )}
        <Group gap="0.75rem" mt="0.5rem" align="flex-end">
          <SelectField
            label={
              <>
                How many<VisuallyHidden> of {name}</VisuallyHidden>
              </>
            }
            options={counts}
            value={String(quantity)}
            disabled={update.isPending}
            onChange={(event) => void update.change({ lineId: id, quantity: Number(event.currentTarget.value) })}
          />
          <ActionButton
            weight="quiet"
            size="sm"
            busy={remove.isPending}
            aria-label={`Remove ${name}`}
            onClick={() => void remove.change({ lineId: id })}
          >
            Remove
          </ActionButton>
        </Group>
      </Box>
    </Group>
  )
}
