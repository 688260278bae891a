import { Box } from '#ui/Box.tsx'
import { Money } from '#ui/Money.tsx'
import { Ticks } from '#ui/Ticks.tsx'
import { BuyButton } from './BuyButton.tsx'
import { forWhom } from './forwhom.ts'
import type { PlanCard, PlanFeature } from './plancard.ts'

interface PlanTileProps {
  plan: PlanCard
  features: readonly PlanFeature[]
}

/** Names, prices, lists and buttons stand in line with those of the tiles beside. */
const IN_LINE = { gridRow: 'span 4', gridTemplate: 'subgrid / minmax(0, 1fr)' }

/** One plan: what it costs, what one registration costs with it, what it holds beside what is always free. */
export function PlanTile({ plan, features }: PlanTileProps) {
  const { code, name, summary, price, vat, each, registrations } = plan
  const own = features.filter(({ alwaysFree, plans }) => !alwaysFree && plans.includes(code))
  const who = forWhom(plan)
  return (
    <Box
      component="article"
      bg="var(--ui-surface)"
      bd="1px solid var(--ui-line)"
      bdrs="clamp(1.25rem, 2.4vw, 1.75rem)"
      display="grid"
      gap="1rem"
      miw={0}
      p="clamp(1.25rem, 3vw, 2rem)"
      style={IN_LINE}
      aria-labelledby={`plan-${code}`}
    >
      <div>
        {who && (
          <Box component="p" c="var(--ui-good-text)" fz="sm" fw={700} m="0 0 0.25rem">
            {who}
          </Box>
        )}
        <h3 id={`plan-${code}`}>{name}</h3>
        <Box component="p" c="dimmed" m="0.375rem 0 0" style={{ textWrap: 'pretty' }}>
          {summary}
        </Box>
      </div>
      <div>
        <Box
          component="p"
          ff="heading"
          fz="clamp(2rem, 1.6rem + 1.4vw, 2.75rem)"
          fw={600}
          lh={1.1}
          m={0}
          style={{ fontVariantNumeric: 'lining-nums' }}
        >
          <Money pence={price.pence} />
        </Box>
        <Box component="p" c="dimmed" m="0.375rem 0 0" fz="sm" style={{ textWrap: 'pretty' }}>
          Paid once
          {vat.pence > 0 && (
            <>
              , including <Money pence={vat.pence} exact /> VAT
            </>
          )}
          {each && registrations !== 1 && (
            <>
              . <Money pence={each.pence} exact /> for each animal
            </>
          )}
          . Every change, lookup and message after that is free for ever.
        </Box>
      </div>
      <Ticks lines={own.map(({ words }) => words)} />
      <Box pt="0.5rem" style={{ alignSelf: 'end' }}>
        <BuyButton plan={plan} />
      </Box>
    </Box>
  )
}
