import { IconExternalLink } from '@tabler/icons-react'
import { moneyText } from '#platform/text/moneytext.ts'
import { ButtonLink, ButtonLinkAway } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Ring } from '#ui/Ring.tsx'

interface WaitingProps {
  /** What is being paid, in pence. */
  pence: number
  /** The page on which the payer's bank asks whether it is them. */
  bank: string | undefined
  isLong: boolean
  form: string
}

/** The payer, or their bank, has still something to do. */
export function Waiting({ pence, bank, isLong, form }: WaitingProps) {
  const again = (
    <ButtonLink weight="plain" to={form}>
      Use another card
    </ButtonLink>
  )
  return (
    <Panel
      look="raised"
      title={bank ? `Confirm your ${moneyText(pence)} payment with your bank` : `We’re checking your ${moneyText(pence)} payment`}
      icon={<Ring size="1.75rem" />}
      footer={(bank || isLong) && again}
    >
      {bank && (
        <ButtonLinkAway href={bank} icon={<IconExternalLink size={20} aria-hidden="true" />}>
          Go to your bank (opens in a new tab)
        </ButtonLinkAway>
      )}
      <Box component="p" m={0} mt={bank ? '1rem' : 0}>
        {bank ? 'Come back here when you’ve confirmed it.' : 'It usually takes a few seconds.'} This page updates automatically.
        {(bank || isLong) && ' No money has been taken yet. You can go back and use another card.'}
      </Box>
    </Panel>
  )
}
