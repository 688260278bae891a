import classes from './Money.module.css'
import { moneyText } from './moneytext.ts'

/** An amount given in pence; `exact` keeps the pence of a round sum, for columns of figures. */
export function Money({ pence, exact = false }: { pence: number; exact?: boolean }) {
  const words = moneyText(pence)
  return <span className={classes.money}>{exact && !words.includes('.') ? `${words}.00` : words}</span>
}
