import { site } from '#src/site.ts'
import { Panel } from '#ui/Panel.tsx'
import { Prose } from '#ui/Prose.tsx'
import type { Insurer } from './InsurerNotice.tsx'

/** Who the insurer is, what we do and don’t do, and how we’re paid. */
export function HowWePay({ insurer: { name, frn, status, isExample } }: { insurer: NonNullable<Insurer> }) {
  return (
    <Panel title="Who insures your pet, and how we’re paid">
      <Prose>
        <p>
          <b>{site.name} introduces you to the insurer.</b> We’re not an insurer. The cover comes from {name}, which sets the price, decides
          whether to accept your pet and pays your claims.
        </p>
        <p>
          <b>We earn a commission.</b> If you buy cover, {name} pays us a part of the price. Ask us, and we’ll tell you how much.
        </p>
        <p>
          <b>We don’t give advice.</b> We ask what you want, show what there is, and you choose. We show cover from one insurer only, so
          compare with others before you buy.
        </p>
        {status && <p>We do this as {status}.</p>}
        <p>
          {isExample
            ? `A real insurer is authorised and regulated by the Financial Conduct Authority. ${name} is made up, and no firm has its number, ${frn}.`
            : `${name} is authorised and regulated by the Financial Conduct Authority. Its firm reference number is ${frn}: check it on the Financial Services Register, at register.fca.org.uk.`}
        </p>
      </Prose>
    </Panel>
  )
}
