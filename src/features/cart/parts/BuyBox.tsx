import { useState } from 'react'
import type { ProductDetail } from '#features/products/kit/product.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Money } from '#ui/Money.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { addToCart } from '../contract.ts'
import { EngravingFields } from './EngravingFields.tsx'
import { useCartAction } from './useCartAction.ts'

const MOST = 10

/** Chooses a variant, how many, and what to engrave, and puts it into the cart. */
export function BuyBox({ product: { variants, engraving, link, slug } }: { product: ProductDetail }) {
  const [variantId, setVariantId] = useState((variants.find(({ available }) => available > 0) ?? variants[0])?.id ?? '')
  const [quantity, setQuantity] = useState('1')
  const [lines, setLines] = useState<string[]>([])
  const [added, setAdded] = useState(false)
  const { change, isPending } = useCartAction(addToCart, { then: () => setAdded(true) })
  const variant = variants.find(({ id }) => id === variantId)
  if (link !== paths.product(slug))
    return (
      <Group>
        <ButtonLink to={link}>Design yours</ButtonLink>
      </Group>
    )
  if (!variant) return null
  const most = Math.min(variant.available, MOST)
  return (
    <Rows>
      <Box component="p" ff="heading" fz="2rem" fw={600} m={0} style={{ fontVariantNumeric: 'lining-nums' }}>
        <Money pence={variant.price.pence} />
      </Box>
      {variants.length > 1 && (
        <ChoiceCards
          label="Choose a size"
          min="7rem"
          value={variantId}
          onChange={(id) => {
            setVariantId(id)
            setAdded(false)
          }}
          choices={variants.map(({ id, name, available }) => ({ value: id, label: name, hint: available === 0 ? 'Sold out' : undefined }))}
        />
      )}
      {engraving && <EngravingFields room={engraving} value={lines} onChange={setLines} />}
      {variant.available === 0 ? (
        <Notice title="Sold out">Save it for later, and check again in a few days.</Notice>
      ) : (
        <Group gap="0.75rem" align="flex-end">
          <SelectField
            label="How many"
            options={Array.from({ length: most }, (_, index) => String(index + 1))}
            value={quantity}
            onChange={(event) => setQuantity(event.currentTarget.value)}
          />
          <ActionButton
            busy={isPending}
            onClick={() => void change({ variantId, quantity: Math.min(Number(quantity), most), engraving: lines })}
          >
            Add to cart
          </ActionButton>
        </Group>
      )}
      {added && (
        <Notice
          kind="success"
          title="It’s in your cart"
          live
          action={
            <ButtonLink size="sm" to={paths.cart}>
              See your cart
            </ButtonLink>
          }
        >
          You can go on shopping, or order it now.
        </Notice>
      )}
    </Rows>
  )
}
