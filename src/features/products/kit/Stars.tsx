import { IconStarFilled } from '@tabler/icons-react'
import { Group } from '#ui/Box.tsx'

/** What buyers thought of a product: 4.5, of how many reviews. */
export function Stars({ rating, reviews }: { rating: number; reviews: number }) {
  return (
    <Group component="span" gap="0.25rem" fz="sm" wrap="nowrap">
      <IconStarFilled size={15} aria-hidden="true" style={{ color: 'var(--ui-watch-mark)' }} />
      {rating} out of 5 ({reviews === 1 ? '1 review' : `${reviews} reviews`})
    </Group>
  )
}
