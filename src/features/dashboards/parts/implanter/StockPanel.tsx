import { chips } from '#features/implanting/parts/words.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { whenText } from '#ui/whentext.ts'
import type { Implanting } from './ImplanterOverview.tsx'
import classes from './StockPanel.module.css'
import { sterileWords } from './sterile.ts'

/** The chips an implanter holds, batch by batch, the one to use first at the top. */
export function StockPanel({ batches }: Pick<Implanting, 'batches'>) {
  const order = (
    <ButtonLink weight="quiet" size="sm" to={paths.orderChips}>
      Order<VisuallyHidden> chips</VisuallyHidden>
    </ButtonLink>
  )
  return (
    <Panel title="Chips with you" lead={batches.length > 1 && 'The batch to use first stands at the top.'} actions={order}>
      {batches.length === 0 &&
        'You hold no chip of ours. Those that you order show here by batch, with the day until which they are sterile.'}
      {batches.length > 0 && (
        <ul className={classes.list}>
          {batches.map((batch) => (
            <Batch key={batch.code} batch={batch} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Batch({ batch: { code, status, expiresOn, left, daysLeft } }: { batch: Implanting['batches'][number] }) {
  const words = sterileWords(status, daysLeft)
  return (
    <li className={classes.batch}>
      <div>
        <b className={classes.code}>{code}</b>
        <div className={classes.quiet}>sterile until {whenText(expiresOn, 'day')}</div>
        {words && (
          <div className={classes.tag}>
            <StatusTag tone={words.tone}>{words.label}</StatusTag>
          </div>
        )}
      </div>
      <b className={classes.left}>{chips(left)}</b>
    </li>
  )
}
