import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconFileImport,
  IconFlower,
  IconHeartHandshake,
  IconHome,
  IconHomeHeart,
  IconPencil,
  IconPlaneDeparture,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { inSentence } from '#platform/text/sentence.ts'
import { site } from '#src/site.ts'
import { Box } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { Tone } from '#ui/palette.ts'
import { Timeline, type TimelineEntry } from '#ui/Timeline.tsx'
import type { PetDetail } from '../../kit/form/answersof.ts'
import { lifeText } from '../../kit/life.ts'
import { CheckHistory } from './CheckHistory.tsx'

/** Everything that has happened to the record, the latest first, and whether the history is whole. */
export function LifeOfPet({ pet }: { pet: PetDetail }) {
  const entries = pet.timeline.toSorted((a, b) => b.seq - a.seq).map(entryOf)
  return (
    <Panel title="History" lead="Every change to this record, who made it and the rule that allowed it.">
      <Rows>
        <Timeline label={`History of ${pet.name}’s record, latest first`} entries={entries} />
        <Seal pet={pet} />
      </Rows>
    </Panel>
  )
}

function entryOf({ seq, at, move, what, words, because, by, facts }: PetDetail['timeline'][number]): TimelineEntry {
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
        {said && (
          <Box component="p" m={0}>
            {said}
          </Box>
        )}
        <Box component="p" m={0} c="dimmed" fz="sm">
          By {by === 'You' ? 'you' : inSentence(by)} · {(because ?? { words }).words}
        </Box>
        {because && (
          <Box component="p" m={0} c="dimmed" fz="sm">
            {words}
          </Box>
        )}
      </>
    ),
  }
}

/** Whether each entry still carries the fingerprint of the one before, as the register finds it, and the way to find it out oneself. */
function Seal({ pet }: { pet: PetDetail }) {
  if (!pet.chainHolds)
    return (
      <>
        <Notice kind="danger" title="This history has been tampered with">
          An entry doesn’t match the fingerprint that the next one carries. Call us on <a href={site.phoneLink}>{site.phone}</a> so that we
          can find out what happened.
        </Notice>
        <CheckHistory pet={pet} />
      </>
    )
  return <CheckHistory pet={pet} />
}

const looks: Record<string, { mark: ReactNode; tone: Tone }> = {
  register: { mark: <IconHome size={18} />, tone: 'good' },
  registerFor: { mark: <IconHome size={18} />, tone: 'info' },
  confirm: { mark: <IconUserCheck size={18} />, tone: 'good' },
  confirmUnpaid: { mark: <IconUserCheck size={18} />, tone: 'good' },
  changeKeeper: { mark: <IconUsers size={18} />, tone: 'info' },
  keepByBreeder: { mark: <IconHomeHeart size={18} />, tone: 'good' },
  reportMissing: { mark: <IconAlertTriangle size={18} />, tone: 'alert' },
  reportStolen: { mark: <IconAlertTriangle size={18} />, tone: 'alert' },
  reportFound: { mark: <IconHeartHandshake size={18} />, tone: 'good' },
  reportFoundUnpaid: { mark: <IconHeartHandshake size={18} />, tone: 'good' },
  bringIn: { mark: <IconFileImport size={18} />, tone: 'good' },
  reportDeceased: { mark: <IconFlower size={18} />, tone: 'quiet' },
  undoDeceased: { mark: <IconArrowBackUp size={18} />, tone: 'good' },
  undoDeceasedUnpaid: { mark: <IconArrowBackUp size={18} />, tone: 'good' },
  reportExported: { mark: <IconPlaneDeparture size={18} />, tone: 'info' },
  reportReturned: { mark: <IconHeartHandshake size={18} />, tone: 'good' },
  reportReturnedUnpaid: { mark: <IconHeartHandshake size={18} />, tone: 'good' },
}
