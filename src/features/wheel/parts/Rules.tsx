import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { Bullets } from '#ui/Bullets.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { getWheel } from '../contract.ts'

type Wheel = AnswerOf<typeof getWheel>

/** What the law on promotions asks us to say (CAP Code, section 8). */
export function Rules({ campaign, promoter }: { campaign: NonNullable<Wheel['campaign']>; promoter: Wheel['promoter'] }) {
  const { name, opensAt, closesAt, claimDays } = campaign
  return (
    <Panel title="Terms of this competition">
      <Bullets>
        <li>
          {name} opens on {whenText(opensAt, 'day')} and closes at the end of {whenText(lastMomentOf(closesAt), 'day')}. We won’t change the
          closing date.
        </li>
        <li>It’s free to enter. You don’t have to buy, register or subscribe to anything, and doing so doesn’t change your chances.</li>
        <li>
          You can take part if you’re 18 or over, live in the United Kingdom and have an account with a confirmed e-mail address. Each
          person has one spin. People who work for us, and their households, can’t take part.
        </li>
        <li>
          The prize is drawn by our server the moment you spin, by the odds on this page. You see it straight away, and we e-mail it to you.
        </li>
        <li>
          Claim a prize on this page within {claimDays} days. A coupon works once in our shop, for 90 days from when you claim it; a
          registration credit works for a year. Prizes can’t be exchanged for money.
        </li>
        <li>
          We use your details to run the competition and for nothing else: see our <a href={paths.privacyPolicy}>privacy policy</a>. We
          publish every draw, without names, once it’s over, so that anyone can check which prizes were won.
        </li>
        <li>
          The promoter is {promoter.name}
          {promoter.address && `, ${promoter.address}`}. The law of England and Wales applies.
        </li>
      </Bullets>
    </Panel>
  )
}

const lastMomentOf = (closesAt: string) => new Date(Date.parse(closesAt) - 1000)
