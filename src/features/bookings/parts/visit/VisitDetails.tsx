import { moneyText } from '#platform/text/moneytext.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { WithAside } from '#ui/Columns.tsx'
import { type Fact, FactList } from '#ui/FactList.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { COULD_NOT_WORDS } from '../../couldnot.ts'
import { PriceLines } from '../PriceLines.tsx'
import { animalsText, roadText, statusWords, timesText, type Visit } from '../words.ts'
import { RegisterNotice } from './RegisterNotice.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { VisitActs } from './VisitActs.tsx'

/** A visit with everything about it, for the side that looks. */
export function VisitDetails({ visit }: { visit: Visit }) {
  const { status, price, paid } = visit
  const { label, tone } = statusWords[status]
  return (
    <WithAside
      aside={
        <Panel title="Price">
          <PriceLines price={price}>{paidWords(visit)}</PriceLines>
          {paid.pence > 0 && visit.side === 'customer' && (
            <ButtonLink weight="quiet" size="sm" to={paths.payments}>
              See your payments
            </ButtonLink>
          )}
        </Panel>
      }
    >
      <WhatNext visit={visit} />
      <Panel title={timesText(visit)} actions={<StatusTag tone={tone}>{label}</StatusTag>} footer={<VisitActs visit={visit} />}>
        <FactList facts={factsOf(visit)} />
      </Panel>
      <ReviewPanel visit={visit} />
    </WithAside>
  )
}

function factsOf(visit: Visit): Fact[] {
  const { side, animals, notes, address, phone, metres, travelMinutes, answerBy, proposal, couldNot, reason, absence } = visit
  return [
    { label: side === 'implanter' ? 'Customer' : 'Implanter', value: visit.with },
    { label: 'Where', value: `${visit.visit === 'home' ? 'Home visit' : 'At the clinic'}${address ? `, ${address}` : ''}` },
    ...(phone ? [{ label: 'Phone', value: <a href={`tel:${phone}`}>{shownPhone(phone)}</a> }] : []),
    ...(animals.length > 0 ? [{ label: 'Animals', value: animalsText(animals) }] : []),
    ...(metres !== null ? [{ label: 'Drive', value: `${roadText(metres)}, about ${travelMinutes} minutes` }] : []),
    ...(notes ? [{ label: 'Notes', value: notes }] : []),
    ...(proposal ? [{ label: 'Proposed instead', value: timesText(proposal) }] : []),
    ...(answerBy ? [{ label: 'Answer by', value: whenText(answerBy) }] : []),
    ...(couldNot ? [{ label: 'Why it couldn’t be chipped', value: COULD_NOT_WORDS[couldNot] }] : []),
    ...(reason ? [{ label: 'In their words', value: reason }] : []),
    ...(absence ? [{ label: side === 'customer' ? 'You told us' : 'The customer says', value: absence.words }] : []),
    ...(absence?.answer ? [{ label: side === 'customer' ? 'The implanter says' : 'You told us', value: absence.answer }] : []),
  ]
}

function paidWords({ paid, price, side, toCome }: Visit): string {
  const rest = price.total.pence - paid.pence
  if (!toCome) return paid.pence === 0 ? '' : `The deposit of ${moneyText(paid.pence)} was paid.`
  if (paid.pence === 0) return side === 'customer' ? 'You pay the implanter at the visit.' : 'The customer pays you at the visit.'
  return `The deposit of ${moneyText(paid.pence)} is paid. ${moneyText(rest)} is due at the visit.`
}

/** What comes next, where the page has something to say of it. */
function WhatNext({ visit }: { visit: Visit }) {
  const { side, couldNot, credited, answerBy, can, keeper } = visit
  if (couldNot === 'existingChip' && side === 'customer')
    return (
      <Notice title="Your pet has a chip already" action={<ButtonLink to={paths.home}>Look up the chip</ButtonLink>}>
        There’s nothing to pay. See where the chip is registered, and make sure it’s in your name.
      </Notice>
    )
  if (credited)
    return (
      <Notice title="We’ve given you one registration" action={<ButtonLink to={paths.implanters}>Find another implanter</ButtonLink>}>
        The visit you’d booked didn’t take place, so you can register one pet without paying. Use it within a year.
      </Notice>
    )
  if (side === 'customer' && visit.absence && answerBy)
    return (
      <Notice title="We’ve asked the implanter">
        They have until {whenText(answerBy)} to answer. If they agree or don’t answer, any deposit goes back to your card.
      </Notice>
    )
  if (can.answerAbsence === true && answerBy)
    return (
      <Notice kind="warning" title={`${visit.with} says you didn’t come`}>
        If you came, say so by {whenText(answerBy)}, and we’ll settle it. If you don’t answer, any deposit goes back to them.
      </Notice>
    )
  return keeper ? <RegisterNotice visit={visit} keeper={keeper} /> : null
}
