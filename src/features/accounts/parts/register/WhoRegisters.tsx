import { IconBuildingCommunity, IconHeart, IconNeedle, IconPaw } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { paths } from '#src/paths.ts'
import classes from './WhoRegisters.module.css'

/** The ways to register, by who somebody is. */
export function WhoRegisters() {
  return (
    <nav aria-label="Who are you?">
      <ul className={classes.list}>
        {ways.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink className={classes.way ?? ''} to={to} end>
              <Icon className={classes.icon} size={22} aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const ways = [
  { to: paths.register, label: 'I keep a pet', Icon: IconHeart },
  { to: paths.registerBreeder, label: 'I am a breeder', Icon: IconPaw },
  { to: paths.registerImplanter, label: 'I implant chips', Icon: IconNeedle },
  { to: paths.welfareRegister, label: 'Vet, rescue, council or police', Icon: IconBuildingCommunity },
]
