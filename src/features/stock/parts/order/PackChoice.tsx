import { moneyText } from '#platform/text/moneytext.ts'
import { Box, Group, Stack } from '#ui/Box.tsx'
import { Money } from '#ui/Money.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { type Pack, penceOf } from './packs.ts'

interface PackChoiceProps {
  pack: Pack
  withRegistrations: boolean
  /** The most packs of this size that can be chosen now. */
  most: number
  value: string
  /** Left out where nothing can be ordered. */
  onChange: ((quantity: string) => void) | undefined
  id: string
}

/** One size of pack: what it costs, and how many are wanted. */
export function PackChoice({ pack, withRegistrations, most, value, onChange, id }: PackChoiceProps) {
  const { size, inStock } = pack
  const pence = penceOf(pack, withRegistrations)
  const chosen = Number(value)
  return (
    <Stack
      component="li"
      gap={0}
      bg="var(--ui-surface)"
      bd={`1px solid ${chosen > 0 ? 'var(--ui-link)' : 'var(--ui-line)'}`}
      bdrs="lg"
      p="1rem"
      style={{ boxShadow: chosen > 0 ? 'inset 0 0 0 1px var(--ui-link)' : undefined }}
    >
      <Group gap="0.375rem 0.75rem" justify="space-between">
        <Box component="h3" ff="text" fz="md" fw={700} lh={1.4} lts={0}>
          Pack of {size}
        </Box>
        <StatusTag tone={inStock ? 'good' : 'quiet'}>{inStock ? 'In stock' : 'Sold out'}</StatusTag>
      </Group>
      <Box component="p" ff="heading" fz="1.75rem" fw={600} lh="1.2" m="0.5rem 0 0" style={{ fontVariantNumeric: 'lining-nums' }}>
        <Money pence={pence} />
      </Box>
      <Box component="p" c="dimmed" fz="sm" m={0}>
        {moneyText(Math.round(pence / size))} a chip
      </Box>
      {onChange && (most > 0 || chosen > 0) && (
        <Box mt="auto" pt="0.875rem">
          <SelectField
            id={id}
            label={
              <>
                How many<VisuallyHidden> packs of {size}</VisuallyHidden>
              </>
            }
            options={numbers(Math.max(most, chosen))}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Box>
      )}
      {onChange && most === 0 && chosen === 0 && (
        <Box component="p" c="dimmed" m={0} pt="0.875rem">
          {inStock ? 'More than you can have now' : 'Check again in a few days'}
        </Box>
      )}
    </Stack>
  )
}

const numbers = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: count === 0 ? 'None' : String(count) }))
