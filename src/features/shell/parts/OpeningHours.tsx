import { site } from '#src/site.ts'
import classes from './OpeningHours.module.css'

/** When the phone line is answered. */
export function OpeningHours() {
  return (
    <div className={classes.hours}>
      {site.hours.map(({ days, times }) => (
        <p key={days}>
          {days} <span className={classes.times}>{times}</span>
        </p>
      ))}
      <p>{site.outsideHours}</p>
    </div>
  )
}
