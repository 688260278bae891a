import type { ReactNode } from 'react'
import { site } from '#src/site.ts'
import { DeferredHydration } from '#ui/DeferredHydration.tsx'
import { pageTitleId } from '#ui/Page.tsx'
import classes from './Hero.module.css'
import { HeroScene } from './lazyhome.ts'
import { looks } from './looks.ts'

interface HeroProps {
  /** The chip search. */
  children: ReactNode
  /** The answer stands right below the search, so the picture makes room for it. */
  answer: ReactNode
}

/** The top of the home page: the question, the field for the number, and then the answer. */
export function Hero({ children, answer }: HeroProps) {
  return (
    <div className={classes.hero} data-answered={answer ? true : undefined}>
      <div className={classes.words}>
        <p className={classes.eyebrow}>Free to look up, day and night</p>
        <h1 className={classes.title} id={pageTitleId} tabIndex={-1}>
          Found a pet? Let’s get it home.
        </h1>
        <p className={classes.lead}>
          Enter its microchip number to see straight away where it’s registered and how to reach its keeper. Need help? Call{' '}
          <a href={site.phoneLink} style={{ whiteSpace: 'nowrap' }}>
            {site.phone}
          </a>
          .
        </p>
      </div>
      <div className={classes.search}>{children}</div>
      <div className={classes.art}>
        <DeferredHydration looks={looks}>
          <HeroScene />
        </DeferredHydration>
      </div>
      {answer && <div className={classes.answer}>{answer}</div>}
    </div>
  )
}
