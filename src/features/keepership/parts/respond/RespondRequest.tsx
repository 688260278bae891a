import { useState } from 'react'
import { unbroken } from '#platform/text/sentence.ts'
import { whenText } from '#platform/text/whentext.ts'
import { site } from '#src/site.ts'
import { PetAvatar } from '#ui/art/PetAvatar.tsx'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { RequestCard } from '#ui/RequestCard.tsx'
import type { AskedOfMe } from '../../shapes.ts'
import { DisputeButton } from '../AskedAbout.tsx'
import { claimWords, daysLeftText, headingOf, toldOf } from '../words.ts'
import { AfterAnswer, type Answered } from './AfterAnswer.tsx'
import { AcceptPanel, ObjectPanel } from './answers.tsx'
import { TITLE } from './outcomes.tsx'

/** How the person shows that the animal is theirs: the link they were sent, or that they have signed in. */
export type Way = { token: string } | { requestId: string }

/** What is asked, until when, what each answer does, and the two answers. Never who asks. */
export function RespondRequest({ asked, way }: { asked: AskedOfMe; way: Way }) {
  const [answered, setAnswered] = useState<Answered>()
  if (answered) return <AfterAnswer petName={asked.petName} answered={answered} />
  const { hasMoved, can } = asked
  const { title, lead } = headingOf(asked)
  const canDispute = can.dispute === true
  const canAnswer = can.accept === true || can.object === true
  return (
    <Page title={title} eyebrow={hasMoved ? undefined : TITLE} lead={lead ?? undefined}>
      <WithAside aside={<Safe />}>
        <About asked={asked} />
        {canAnswer && <ObjectPanel asked={asked} way={way} onAnswered={setAnswered} />}
        {can.accept === true && <AcceptPanel asked={asked} way={way} onAnswered={setAnswered} />}
        {!canAnswer && (
          <Notice
            title={canDispute ? 'Is that wrong?' : 'You don’t need to answer now'}
            action={canDispute && 'requestId' in way ? <DisputeButton asked={asked} /> : undefined}
          >
            If something’s wrong, call us on <a href={site.phoneLink}>{site.phone}</a>.
          </Notice>
        )}
      </WithAside>
    </Page>
  )
}

function About({ asked }: { asked: AskedOfMe }) {
  const { petName, petId, species, chipShown, status, hasMoved, isDisputed, askedAt, answerBy, daysLeft, next, reason } = asked
  return (
    <RequestCard
      level={2}
      picture={<PetAvatar species={species} seed={petId} size={96} />}
      title={petName}
      line={unbroken(chipShown)}
      tag={daysLeft === null ? claimWords[status] : { label: daysLeftText(daysLeft), tone: daysLeft > 7 ? 'watch' : 'alert' }}
    >
      <FactList
        facts={[
          { label: 'What they say', value: toldOf(reason) },
          { label: 'Asked on', value: whenText(askedAt, 'day') },
          ...(hasMoved || isDisputed
            ? []
            : [
                {
                  label: 'Answer by',
                  value: answerBy ? whenText(answerBy, 'moment') : 'No deadline: the record won’t change without your answer',
                },
              ]),
          { label: 'What happens next', value: next },
        ]}
      />
    </RequestCard>
  )
}

function Safe() {
  return (
    <Panel title="Your details stay private" look="sunk">
      <Rows gap="sm">
        <div>
          We won’t share your name, address or number with the person asking, or theirs with you. Only our staff will see your reasons.
        </div>
        <div>
          Would you rather talk to us? Call us on <a href={site.phoneLink}>{site.phone}</a> with the microchip number to hand.
        </div>
        <div>
          Being the keeper isn’t the same as owning the animal. The register says who we contact when it’s found. Only a court can decide
          who owns it.
        </div>
      </Rows>
    </Panel>
  )
}
