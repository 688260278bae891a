import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { countText } from '#platform/text/counttext.ts'
import { Box } from './Box.tsx'
import classes from './Figures.module.css'

export type Figure = {
  /** What is counted, in lower case after its number: "with you". */
  label: ReactNode
  /** A number is written with its thousands apart; anything else as it is. */
  number: number | string
  /** Where the things counted are listed. */
  to?: string
}

/** Key figures in a row, each perhaps a way to what it counts. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={label}>
      <dl className={classes.list}>
        {figures.map(({ label: words, number, to }, index) => (
          <div className={classes.figure} key={index}>
            <Box component="dt" c="dimmed" lh="1.35">
              {to ? (
                <Link className={classes.link} to={to}>
                  {words}
                </Link>
              ) : (
                words
              )}
            </Box>
            <dd className={classes.number}>{typeof number === 'number' ? countText(number) : number}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
