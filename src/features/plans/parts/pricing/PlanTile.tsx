import { Box, Group, Stack } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Money } from '#ui/Money.tsx'
import { BuyButton } from './BuyButton.tsx'
import { forWhom } from './forwhom.ts'
import classes from './PlanTile.module.css'
import type { PlanCard, PlanFeature } from './plancard.ts'

interface PlanTileProps {
  plan: PlanCard
  features: readonly PlanFeature[]
}

/** One plan: what it costs, what one registration costs with it, what it holds beside what is always free. */
export function PlanTile({ plan, features }: PlanTileProps) {
  const { code, name, summary, price, vat, each, registrations } = plan
  const own = features.filter(({ alwaysFree, plans }) => !alwaysFree && plans.includes(code))
  const who = forWhom(plan)
  return (
    <article className={classes.tile} aria-labelledby={`plan-${code}`}>
      <div>
        {who && (
          <Box component="p" c="var(--ui-good-text)" fz="sm" fw={700} m="0 0 0.25rem">
            {who}
          </Box>
        )}
        <Box component="h3" ff="heading" fz="h3" fw={600} lh="h3" m={0} style={{ textWrap: 'balance' }} id={`plan-${code}`}>
          {name}
        </Box>
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
        </Box>
      </div>
      <Stack component="ul" gap="0.5rem">
        {own.map(({ code: feature, words }) => (
          <Group component="li" gap="0.625rem" wrap="nowrap" align="start" key={feature}>
            <IconCheck style={{ color: 'var(--ui-good-text)', marginTop: '0.125rem' }} size={20} aria-hidden="true" />
            {words}
          </Group>
        ))}
      </Stack>
      <Box pt="0.5rem" style={{ alignSelf: 'end' }}>
        <BuyButton plan={plan} />
      </Box>
    </article>
  )
}
