import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { Bullets } from '#ui/Bullets.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ANSWER_DAYS, GRACE_DAYS, LETTER_DAYS } from '../../lifecycle.ts'

/** What the person who asks may expect, and when. */
export function WhatHappens() {
  return (
    <Panel title="What happens next" look="sunk">
      <Bullets numbered>
        <li>
          <b>Straight away</b>, we check that we can reach you. If we can’t yet, or we’ve refused a request of yours before, our staff look
          at what you’ve sent before we ask the keeper.
        </li>
        <li>
          <b>Then we’ll ask the keeper</b> by e-mail and text, and by a letter if their address is on the record, and remind them. They’ll
          have {ANSWER_DAYS} days to answer.
        </li>
        <li>
          <b>If they agree</b>, the record usually moves to you straight away.
        </li>
        <li>
          <b>If they object</b>, the record won’t move until our staff have heard both sides.
        </li>
        <li>
          <b>If they don’t answer</b>, they’ll have {GRACE_DAYS} more days. Then the record moves, but only once our staff have looked at
          what you’ve sent and accepted it. If we couldn’t write to them at first, we’ll send a letter after the {ANSWER_DAYS} days and give
          them {LETTER_DAYS} more.
        </li>
        <li>
          <b>If it’s reported missing or stolen</b>, your request is on hold for as long as it takes.
        </li>
      </Bullets>
      <p>
        Did the keeper give you a code or an offer? It’s quicker to <Link to={paths.takeUp()}>use the code</Link>. Questions? Call us on{' '}
        <a href={site.phoneLink}>{site.phone}</a>.
      </p>
    </Panel>
  )
}
