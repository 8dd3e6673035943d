/** How a visitor's browser is set. */
export interface Visitor {
  lessMotion?: boolean
  /** Runs no script of a page. */
  withoutScripts?: boolean
}

/** A function that runs in the page, with what it is given as JSON. */
type InPage<Given, Outcome> = (given: Given) => Outcome | Promise<Outcome>

/** A page in a browser that is driven from outside. */
export interface Tab {
  /** Makes the page so large, in px. */
  resize: (width: number, height: number) => Promise<void>
  /** Opens an address and waits for its load event. */
  open: (url: string) => Promise<void>
  /** What a function gives that runs in the page. It sees nothing from outside but what it is given. */
  ask: {
    <Outcome>(work: InPage<undefined, Outcome>): Promise<Outcome>
    <Given, Outcome>(work: InPage<Given, Outcome>, given: Given): Promise<Outcome>
  }
  press: (key: Key) => Promise<void>
  type: (text: string) => Promise<void>
  /** Clicks at a place of the screen, in px from its corner. */
  click: (x: number, y: number) => Promise<void>
  close: () => Promise<void>
}

/** The keys that the walk presses, by the names of `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowRight'

/** A browser engine of this machine. */
export interface Engine {
  /** Such as `WebKitGTK 2.50`. */
  version: string
  visit: (visitor: Visitor) => Promise<Tab>
}

/** Finds an engine, which may have to be installed first; a sentence says why there is none. */
export type FindEngine = () => Promise<Engine | { missing: string }>

/** Longer than anything on the page takes, on a machine that is busy with something else too. */
const timeout = 20_000 // ms

/** Asks a page again and again until what it gives is accepted, and gives that; or else what was given last. */
export async function until<Outcome>(
  ask: () => Promise<Outcome>,
  accept: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const end = Date.now() + timeout
  for (;;) {
    const outcome = await ask()
    if (accept(outcome) || Date.now() > end) return outcome
    await new Promise((done) => setTimeout(done, 50))
  }
}
