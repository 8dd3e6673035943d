/** The settings of a visitor's browser. */
export interface Visitor {
  lessMotion?: boolean
  /** Runs no script of a page. */
  withoutScripts?: boolean
}

/** A function that runs in the page; its argument is passed as JSON. */
type InPage<Given, Outcome> = (given: Given) => Outcome | Promise<Outcome>

/** A page in a remote-controlled browser. */
export interface Tab {
  /** Resizes the page, in px. */
  resize: (width: number, height: number) => Promise<void>
  /** Opens an address and waits for its load event. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page and gives its outcome. It sees nothing from outside but its argument. */
  ask: {
    <Outcome>(work: InPage<undefined, Outcome>): Promise<Outcome>
    <Given, Outcome>(work: InPage<Given, Outcome>, given: Given): Promise<Outcome>
  }
  press: (key: Key) => Promise<void>
  type: (text: string) => Promise<void>
  /** Clicks at a point of the screen, in px from its top left corner. */
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

/** Finds an engine, installing it if need be; or a sentence says why there is none. */
export type FindEngine = () => Promise<Engine | { missing: string }>

/** Longer than anything on the page takes, even on a busy machine. */
const timeout = 20_000 // ms

/** Asks again and again until the outcome is accepted or time is up, and gives the last outcome. */
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
