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

function groupsOf(number: string) {
  if (!/^\d{15}$/.test(number)) return [number]
  return [number.slice(0, 3), number.slice(3, 7), number.slice(7, 11), number.slice(11)]
}
