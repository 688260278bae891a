import { Panel } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import classes from './Player.module.css'
import type { Paper } from './useExam.ts'

interface OverviewProps {
  questions: Paper['questions']
  answers: Readonly<Record<string, string>>
  index: number
  onGo: (index: number) => void
}

/** Every question by its number, and whether it is answered. */
export function Overview({ questions, answers, index, onGo }: OverviewProps) {
  return (
    <Panel title="All questions" look="sunk">
      <ol className={classes.overview}>
        {questions.map(({ id }, place) => (
          <li key={id}>
            <button
              type="button"
              className={classes.place}
              data-answered={answers[id] !== undefined || undefined}
              {...(place === index && { 'aria-current': 'true' })}
              onClick={() => onGo(place)}
            >
              <VisuallyHidden>Question </VisuallyHidden>
              {place + 1}
              <VisuallyHidden>{answers[id] === undefined ? ', not answered' : ', answered'}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
