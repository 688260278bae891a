import classes from './ChipDigits.module.css'

/** A microchip number in readable groups. The gaps are drawn, not typed: copied, it is one number. */
export function ChipDigits({ number }: { number: string }) {
  return (
    <span className={classes.number}>
      {groupsOf(number).map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </span>
  )
}

/** The same groups as everywhere else: threes, and 2-4-4 for the 10 characters of older chips. */
function groupsOf(number: string) {
  if (number.length === 10) return [number.slice(0, 2), number.slice(2, 6), number.slice(6)]
  return number.match(/.{1,3}/g) ?? []
}
