import { useEffect, useRef } from 'react'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import classes from './KeeperTold.module.css'

export interface Told {
  relayKey: string
  relayLink: string
}

/** After a finder’s message went off: what happens next, and the way into the conversation. */
export function KeeperTold({ told }: { told: Told }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.told} aria-labelledby="keeper-told">
      <div className={classes.art}>
        <MessageRelayArt size={160} />
      </div>
      <h3 className={classes.title} id="keeper-told" tabIndex={-1} ref={heading}>
        The keeper has been told
      </h3>
      <p>
        Thank you. Their answer comes to the conversation page. If you gave an e-mail address or a mobile number, it gets answers once it
        has said yes to us: we ask an address that is new to us, once. Keep the link: anyone who has it can read and write there, so don’t
        share it.
      </p>
      <div className={classes.actions}>
        <ButtonLink to={paths.relay(told.relayKey)} size="lg">
          Open the conversation
        </ButtonLink>
        <CopyButton text={told.relayLink}>Copy the link</CopyButton>
      </div>
    </section>
  )
}
