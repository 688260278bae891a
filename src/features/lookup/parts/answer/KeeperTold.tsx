import { useEffect, useRef } from 'react'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import classes from './KeeperTold.module.css'

export interface Told {
  relayKey: string
  relayLink: string
}

/** After a finder’s message went off: what happens next, and the way into the conversation. */
export function KeeperTold({ told, reads }: { told: Told; reads: 'keeper' | 'implanter' }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box
      component="section"
      bg="var(--ui-good-back)"
      bdrs="lg"
      c="var(--ui-good-text)"
      p="clamp(1.125rem, 3vw, 1.75rem)"
      aria-labelledby="keeper-told"
    >
      <Box className={classes.art} ms="1rem" style={{ float: 'inline-end' }}>
        <MessageRelayArt size={160} />
      </Box>
      <Box component="h3" fz="h2" lh="h2" id="keeper-told" tabIndex={-1} ref={heading}>
        We’ve told the {reads}
      </Box>
      <Box component="p" m="0.5rem 0 1.25rem">
        Thank you. You’ll see their reply on the conversation page. If you gave an e-mail address or mobile number, we’ll send replies there
        too. If it’s new to us, we’ll ask you there once, and start when you say yes. Keep the link, but don’t share it: anyone who has it
        can read and write there.
      </Box>
      <Group gap="0.75rem" style={{ clear: 'both' }}>
        <ButtonLink to={paths.relay(told.relayKey)} size="lg">
          Open the conversation
        </ButtonLink>
        <CopyButton text={told.relayLink}>Copy the link</CopyButton>
      </Group>
    </Box>
  )
}
