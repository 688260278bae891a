import { Box, Button, Loader } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { moneyText } from '#platform/text/moneytext.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import classes from './Waiting.module.css'

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
      icon={<Loader size={28} color="currentColor" />}
      footer={(bank || isLong) && again}
    >
      {bank && (
        <Button
          className={classes.bank}
          component="a"
          href={bank}
          target="_blank"
          rel="noopener"
          color="pine"
          rightSection={<IconExternalLink size={20} aria-hidden="true" />}
        >
          Go to your bank (opens in a new tab)
        </Button>
      )}
      <Box component="p" m={0} mt={bank ? '1rem' : 0}>
        {bank ? 'Come back here when you’ve confirmed it.' : 'It usually takes a few seconds.'} This page updates automatically.
        {(bank || isLong) && ' No money has been taken yet. You can go back and use another card.'}
      </Box>
    </Panel>
  )
}
