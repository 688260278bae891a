import { Box } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Section } from '#ui/Section.tsx'
import { When } from '#ui/When.tsx'
import type { ProductDetail } from './product.ts'

/** What buyers wrote of a product; nothing is invented where nobody has. */
export function Reviews({ product: { latestReviews } }: { product: ProductDetail }) {
  if (latestReviews.length === 0) return null
  return (
    <Section title="What buyers say" lead="Only people who bought it from us can review it.">
      <Columns min="18rem" fill>
        {latestReviews.map(({ stars, words, at }) => (
          <Panel key={at} title={`${stars} out of 5`} level={3}>
            <Box component="p" m={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {words}
            </Box>
            <Box component="p" c="dimmed" fz="sm" m="0.5rem 0 0">
              <When at={at} />
            </Box>
          </Panel>
        ))}
      </Columns>
    </Section>
  )
}
