import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { Bullets } from '#ui/Bullets.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ANSWER_DAYS, GRACE_DAYS, LETTER_DAYS } from '../../lifecycle.ts'

/** What the person who asks may expect, and when. */
export function WhatHappens() {
  return (
    <Panel title="What happens when" look="sunk">
      <Bullets numbered>
        <li>
          <b>Today</b> we look at what you send. A vet’s word is quickest.
        </li>
        <li>
          <b>Then we ask the keeper</b> by e-mail and text, and remind them. They have {ANSWER_DAYS} days.
        </li>
        <li>
          <b>If they agree</b>, the record is yours at once.
        </li>
        <li>
          <b>If they object</b>, nothing moves. Our staff hear both sides.
        </li>
        <li>
          <b>If they say nothing</b>, they have {GRACE_DAYS} days more, then the record moves. If no message reached them, a letter goes to
          their address first, with {LETTER_DAYS} days more.
        </li>
        <li>
          <b>If it is reported missing or stolen</b>, nothing moves by itself, however long it takes.
        </li>
      </Bullets>
      <p>
        Did the keeper give you a code or an offer? That is quicker: <Link to={paths.takeUp()}>use the code</Link>. Questions? Call us on{' '}
        <a href={site.phoneLink}>{site.phone}</a>.
      </p>
    </Panel>
  )
}
