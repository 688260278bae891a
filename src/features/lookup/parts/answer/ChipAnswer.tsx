import {
  IconAlertCircle,
  IconBuildingCommunity,
  IconCircleCheck,
  IconHelpCircle,
  IconSearch,
  IconVaccine,
  IconWorld,
} from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { paths } from '#src/paths.ts'
import { Box } from '#ui/Box.tsx'
import type { Tone } from '#ui/palette.ts'
import type { ChipResult, ResultClass } from '../../shapes.ts'
import { AboutNumber } from './AboutNumber.tsx'
import { AskForIt } from './AskForIt.tsx'
import classes from './ChipAnswer.module.css'
import { HolderShown } from './HolderShown.tsx'
import { Holders } from './Holders.tsx'
import { LookedFor } from './LookedFor.tsx'
import { LazyFoundHere, LazyTellKeeper } from './lazyparts.tsx'
import { MoveIt } from './MoveIt.tsx'
import { OthersAsked } from './OthersAsked.tsx'
import { OwnRecord } from './OwnRecord.tsx'
import { WhereNext } from './WhereNext.tsx'

interface ChipAnswerProps {
  answer: ChipResult
  /** What a registration costs, in words. */
  price: string
  /** Takes focus when it appears, so that it is read out and the next Tab starts in it. */
  arrives: boolean
}

/** The answer to a lookup: one line that says it, who to turn to, what to do now, and the rest. */
export function ChipAnswer({ answer, price, arrives }: ChipAnswerProps) {
  const [own, setOwn] = useState<ChipResult['reader'] | null>(null)
  // Its page says what to do with it.
  const isWithYou = own === 'keeper'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!arrives) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [arrives, answer])
  const { tone, Icon } = answer.missing ? LOOKED_FOR : looks[answer.result]
  const isUnheld = answer.result === 'unknown' || answer.result === 'foreign'

  return (
    <section className={classes.answer} id="answer" aria-labelledby="answer-headline" data-tone={tone}>
      <header className={classes.head}>
        <Icon size={44} stroke={1.7} aria-hidden="true" />
        <div>
          <Box component="p" fw={600} lts="0.04em" m="0 0 0.25rem" style={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
            {answer.shown ?? answer.typed}
          </Box>
          <h2 className={classes.headline} id="answer-headline" tabIndex={-1} ref={heading}>
            {answer.headline}
          </h2>
        </div>
      </header>
      <div className={classes.body}>
        <div className={classes.main}>
          {answer.suggestion && (
            <Box component="p" fz="lg" m={0}>
              Did you mean{' '}
              <Box component={Link} fw={600} style={{ whiteSpace: 'nowrap' }} to={paths.chip(answer.suggestion)}>
                {groupChipNumber(answer.suggestion)}
              </Box>
              ?
            </Box>
          )}
          {answer.several.map((number) => (
            <Box component={Link} fw={600} key={number} style={{ whiteSpace: 'nowrap' }} to={paths.chip(number)}>
              Look up {groupChipNumber(number)}
            </Box>
          ))}
          {answer.number && <OwnRecord key={`own ${answer.number}`} chipNumber={answer.number} onFound={setOwn} />}
          <LookedFor answer={answer} />
          <Holders others={answer.others} />
          <HolderShown holder={answer.holder} />
          {/* Nobody writes to themselves. */}
          {answer.relay && answer.number && own !== answer.reader && (
            <LazyTellKeeper key={`tell ${answer.number}`} chipNumber={answer.number} reads={answer.reader} />
          )}
          {!isWithYou && (
            <section aria-labelledby="answer-next">
              <Box component="h3" mb="0.75rem" id="answer-next">
                What to do now
              </Box>
              <ol className={classes.advice}>
                {answer.advice.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ol>
            </section>
          )}
          {isUnheld && <WhereNext number={answer.number} price={price} />}
          {answer.result === 'registeredHere' && answer.number && !answer.missing && !isWithYou && <AskForIt chipNumber={answer.number} />}
          {answer.result === 'registeredElsewhere' && answer.number && <MoveIt chipNumber={answer.number} />}
          {answer.number && !isWithYou && <LazyFoundHere key={`found ${answer.number}`} chipNumber={answer.number} />}
        </div>
        <aside className={classes.aside} aria-label="About this answer">
          <AboutNumber answer={answer} />
          <OthersAsked others={answer.others} />
        </aside>
      </div>
    </section>
  )
}

const LOOKED_FOR = { tone: 'alert', Icon: IconSearch } as const

const looks: Record<ResultClass, { tone: Tone; Icon: typeof IconCircleCheck }> = {
  registeredHere: { tone: 'good', Icon: IconCircleCheck },
  registeredElsewhere: { tone: 'info', Icon: IconBuildingCommunity },
  issued: { tone: 'info', Icon: IconVaccine },
  foreign: { tone: 'watch', Icon: IconWorld },
  unknown: { tone: 'watch', Icon: IconHelpCircle },
  impossible: { tone: 'alert', Icon: IconAlertCircle },
}
