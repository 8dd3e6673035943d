import { styled } from 'styled-components'
import { dataUnhydrated } from '../../../shared/dataAttributes.ts'
import { foreign } from '../../ui/text/words.tsx'
import { syncSwitch } from './mode.ts'

/** The switch between dark and light. `mode.ts` handles it, before React has loaded. */
export function ModeSwitch({ name }: { name: string }) {
  return (
    <Switch
      ref={() => syncSwitch()}
      type="button"
      role="switch"
      aria-checked="true"
      aria-label={name}
      {...foreign(name)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="8" />
        <path d="M12 4a8 8 0 0 1 0 16z" />
      </svg>
    </Switch>
  )
}

const Switch = styled.button`
  display: grid;
  place-items: center;
  inline-size: var(--control);
  block-size: var(--control);
  flex: none;
  border-radius: 50%;
  color: var(--muted);
  transition: color var(--quick) var(--ease);

  > svg {
    inline-size: var(--icon);
    fill: currentColor;
  }

  /* Whoever presses it sees it turn. Before, it takes the state of the device, of which the document knows nothing. */
  &:is(:hover, :focus) > svg {
    transition: transform var(--slow) var(--ease);
  }

  > svg > circle {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }

  &[aria-checked='false'] > svg {
    transform: rotate(180deg);
  }

  &:hover {
    color: var(--text);
  }

  @media (scripting: none) {
    display: none;
  }

  /* The first script has not come and will not. */
  [${dataUnhydrated}]:not([data-live]) & {
    display: none;
  }
`
