import {
  IconArrowBackUp,
  IconFileImport,
  IconFlower,
  IconHeartHandshake,
  IconHome,
  IconPencil,
  IconPlaneDeparture,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { site } from '#src/site.ts'
import { Rows } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { Tone } from '#ui/palette.ts'
import { Timeline, type TimelineEntry } from '#ui/Timeline.tsx'
import { lifeText } from '../words/life.ts'
import type { PetDetail } from './answersof.ts'
import classes from './LifeOfPet.module.css'

/** Everything that has happened to the record, the latest first, and whether the history is whole. */
export function LifeOfPet({ pet }: { pet: PetDetail }) {
  const entries = pet.timeline.toSorted((a, b) => b.seq - a.seq).map(entryOf)
  return (
    <Panel title="What has happened" lead="Every change of this record, who made it, and the rule it was made under.">
      <Rows>
        <Timeline label={`The life of ${pet.name}’s record, latest first`} entries={entries} />
        <Seal pet={pet} />
      </Rows>
    </Panel>
  )
}

function entryOf({ seq, at, move, what, clause, by, facts }: PetDetail['timeline'][number]): TimelineEntry {
  const { mark, tone } = looks[move] ?? { mark: <IconPencil size={18} />, tone: 'quiet' }
  const said = lifeText(facts)
  return {
    key: String(seq),
    at,
    title: what,
    mark,
    tone,
    text: (
      <>
        {said && <p className={classes.said}>{said}</p>}
        <p className={classes.clause}>
          By {by === 'You' ? 'you' : by} · Rule {clause.replace(' ', ': ')}
        </p>
      </>
    ),
  }
}

/** Whether each entry still carries the fingerprint of the one before. */
function Seal({ pet: { chainHolds, timeline } }: { pet: PetDetail }) {
  if (!chainHolds)
    return (
      <Notice kind="danger" title="This history has been tampered with">
        An entry does not fit the fingerprint that the next one carries. Call us on <a href={site.phoneLink}>{site.phone}</a>, so that we
        can find out what happened.
      </Notice>
    )
  const latest = timeline.at(-1)
  return (
    <Notice kind="success" title="The history is whole">
      Each entry carries a fingerprint of the one before it, so none can be changed or taken out later without it showing. We have just
      checked {timeline.length === 1 ? 'the one entry' : `all ${timeline.length} entries`}.
      {latest && (
        <>
          {' '}
          The latest fingerprint begins with <code className={classes.hash}>{latest.hash.slice(0, 12)}</code>.
        </>
      )}
    </Notice>
  )
}

const looks: Record<string, { mark: ReactNode; tone: Tone }> = {
  register: { mark: <IconHome size={18} />, tone: 'good' },
  bringIn: { mark: <IconFileImport size={18} />, tone: 'good' },
  reportDeceased: { mark: <IconFlower size={18} />, tone: 'quiet' },
  undoDeceased: { mark: <IconArrowBackUp size={18} />, tone: 'good' },
  undoDeceasedUnpaid: { mark: <IconArrowBackUp size={18} />, tone: 'good' },
  reportExported: { mark: <IconPlaneDeparture size={18} />, tone: 'info' },
  reportReturned: { mark: <IconHeartHandshake size={18} />, tone: 'good' },
  reportReturnedUnpaid: { mark: <IconHeartHandshake size={18} />, tone: 'good' },
}
