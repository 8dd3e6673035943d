/**
 * The words that samples are made of. Each list is a place in a sentence or in a paragraph, and whatever is taken from
 * one goes with whatever is taken from the next. Words of descriptions consist of letters alone, so that anybody counts
 * them alike.
 */
const companies = {
  first: list(
    'Amber, Ashen, Birch, Bright, Cedar, Civic, Clear, Coastal, Copper, Early, Fern, Golden, Granite, Honest, Indigo, Ivory, Juniper, Lantern, Linden, Lunar, Maple, Meadow, Mellow, North, Open, Orchard, Paper, Pine, Plain, Quiet, River, Saffron, Silver, Slate, Solar, Stone, Summit, Tidal, Velvet, Willow',
  ),
  second: list(
    'Anchor, Atlas, Bakery, Bridge, Canvas, Circle, Corner, Dock, Field, Foundry, Garden, Gate, Harbor, Hill, House, Kitchen, Labs, Library, Market, Mill, Museum, Orbit, Parcel, Path, Pier, Press, Quarter, Record, Roast, School, Shelf, Signal, Station, Studio, Supply, Table, Tower, Valley, Works, Yard',
  ),
}

/** A product, without its article, and what it does. */
const products: Readonly<Record<string, readonly string[]>> = {
  'booking service': list(
    'that turns free hours into visits, that sends every guest a friendly reminder, that shows free places at a single glance',
  ),
  'delivery planner': list(
    'that finds quiet ways through town, that brings every order home on time, that fills each van before it leaves the yard',
  ),
  'online shop': list(
    'that shows each product from every side, that remembers what regulars like, that makes the last piece easy to find',
  ),
  'digital archive': list(
    'that opens old letters to everyone, that makes a century of photographs easy to search, that keeps names and dates in order',
  ),
  'learning app': list(
    'that explains one thing a day, that turns a dry subject into small steps, that lets people study at their own speed',
  ),
  'live map': list(
    'that shows where things are now, that follows every truck through the night, that redraws itself as soon as plans change',
  ),
  'inventory tool': list(
    'that counts what is left, that orders supplies before they run out, that knows what stands on every single shelf',
  ),
  'audio guide': list(
    'that tells stories room by room, that follows visitors at their own pace, that lets old objects speak for themselves',
  ),
  'payment page': list(
    'that asks for three things only, that takes two steps instead of twelve, that works the same way in every country',
  ),
  'project room': list(
    'that keeps plans and people together, that holds drawings and decisions in one place, that shows what is done and what is next',
  ),
  'reading list': list(
    'that suggests books worth a detour, that collects good articles before they get lost, that remembers where everybody stopped to rest',
  ),
  'event calendar': list(
    'that puts every evening in order, that gathers what happens around the corner, that fills the last seats before the doors open',
  ),
}

/** The parts of a description, in their order, around the product and what it does. */
const descriptions = {
  adjectives: list(
    'calm, careful, clear, fast, friendly, lively, nimble, quiet, simple, sturdy, thoughtful, warm',
  ),
  people: list(
    'for makers, for museums, for hotels, for libraries, for small galleries, for family hotels, for city libraries, for touring bands, for boat builders, for independent publishers, for bakers and roasters, for schools and clubs, for a chain of bookshops, for growers and their markets',
  ),
  without: list(
    'without delay, without any paper, without a single spreadsheet, without a word of training, without waiting for anyone',
  ),
  more: list(
    'and needs no manual, and speaks eleven languages, and grows with the team, and asks for nothing twice, and loads in under a second, and explains itself to new colleagues, and keeps working without a connection, and leaves the paperwork to the computer',
  ),
  further: list(
    'and stays out of the way, and costs nothing to run, and looks good in bright sunlight, and sends a summary every Monday morning',
  ),
  even: list(
    'on any phone, at any hour, from the first day, even on a slow train, even during the busiest weeks, even with hundreds of visitors at once',
  ),
}

/** The sentences of a testimonial, in the order of a story. */
const stories = {
  start: sentences(
    'Every deadline held. The first draft already felt like us. Our launch went out a week early. I have never had a calmer project. From the first call we felt understood. This was the easiest decision of our year. We asked for a website and got a partner. We came with a vague idea and left with a plan.',
  ),
  work: sentences(
    'Questions were answered before lunch. Nothing had to be explained twice. Even our oldest phones run it smoothly. Feedback became a better version within a day. Each week there was something new to try. Small details were polished until they felt obvious. The prototype convinced our board in five minutes.',
  ),
  care: sentences(
    'The listening came before the drawing. Our brand finally looks the way it sounds. Nobody was left out, whatever device they use. The animations make people smile without getting in the way. Accessibility was part of it from day one.',
  ),
  detail: sentences(
    'Our editors needed no training at all. We always knew what would happen next. Bad news came early and with a solution. The invoice matched the estimate to the cent. The handover was tidy enough for our own developers. The code is so clear that we enjoy reading it.',
  ),
  result: sentences(
    'Orders have doubled since spring. Bookings come in while we sleep. Visitors now stay three times as long. Our numbers have climbed every month since. Support calls dropped by half in a month. Customers write to us just to praise it.',
  ),
  later: sentences(
    'Half a year later it still feels new. I open it more often than I have to. It is the first tool everyone here actually likes. Colleagues from other branches keep asking who built it.',
  ),
  end: sentences(
    'Superb. Thank you. What a pleasure. Worth every cent. We would choose the same again. I recommend it without hesitation. We would do it again tomorrow. The next project is already planned.',
  ),
}

export const phrases = { companies, products, descriptions, stories }

function list(phrases: string): readonly string[] {
  return phrases.split(', ')
}

function sentences(text: string): readonly string[] {
  return text.split(/(?<=\.) /)
}
