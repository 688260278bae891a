import classes from './BecomingKeeper.module.css'

/** What it means to become an animal's keeper on the register. */
export function BecomingKeeper({ name }: { name: string }) {
  return (
    <ul className={classes.list}>
      <li>You are the one we ask when {name} is found, from this moment on.</li>
      <li>It is free, and so is every change you make later.</li>
      <li>Keep your address and your number right: the law asks it of every keeper.</li>
      <li>Keepership is not ownership: who owns {name}, your contract says.</li>
    </ul>
  )
}
