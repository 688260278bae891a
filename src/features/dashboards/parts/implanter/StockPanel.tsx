import { chipsText } from '#features/stock/kit/chipstext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Lines } from '#ui/Lines.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Implanting } from './ImplanterOverview.tsx'
import { sterileWords } from './sterile.ts'

/** The chips an implanter holds, batch by batch, the one to use first at the top. */
export function StockPanel({ batches }: Pick<Implanting, 'batches'>) {
  const order = (
    <ButtonLink weight="quiet" size="sm" to={paths.orderChips}>
      Order<VisuallyHidden> chips</VisuallyHidden>
    </ButtonLink>
  )
  return (
    <Panel title="Your chips" lead={batches.length > 1 && 'The batch to use first is at the top.'} actions={order}>
      {batches.length === 0 &&
        'You don’t have any of our chips. When you order some, you’ll see them here by batch, with how long they’re sterile.'}
      {batches.length > 0 && (
        <Lines>
          {batches.map((batch) => (
            <Batch key={batch.code} batch={batch} />
          ))}
        </Lines>
      )}
    </Panel>
  )
}

function Batch({ batch: { code, isUsable, expiresOn, left, daysLeft } }: { batch: Implanting['batches'][number] }) {
  const words = sterileWords(isUsable, daysLeft)
  return (
    <Group component="li" gap="1rem" align="flex-start" justify="space-between" wrap="nowrap">
      <div>
        <Box component="b" style={{ overflowWrap: 'anywhere' }}>
          {code}
        </Box>
        <Box c="dimmed" fz="sm">
          sterile until {whenText(expiresOn, 'day')}
        </Box>
        {words && (
          <Box mt="0.375rem">
            <StatusTag tone={words.tone}>{words.label}</StatusTag>
          </Box>
        )}
      </div>
      <Box component="b" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {chipsText(left)}
      </Box>
    </Group>
  )
}
