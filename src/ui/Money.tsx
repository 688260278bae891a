import { moneyText } from '#platform/text/moneytext.ts'
import { Box } from './Box.tsx'

/** An amount given in pence; `exact` keeps the pence of a round sum, for columns of figures. */
export function Money({ pence, exact = false }: { pence: number; exact?: boolean }) {
  const words = moneyText(pence)
  return (
    <Box component="span" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {exact && !words.includes('.') ? `${words}.00` : words}
    </Box>
  )
}
