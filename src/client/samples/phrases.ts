/**
 * The words that samples are made of. Each list of a description is a place in a sentence, and whatever is taken
 * from one goes with whatever is taken from the next. Words of descriptions consist of letters alone, so that anybody counts
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

/** What clients say: whole thoughts, each of two sentences that belong together; and a few words for the least room. */
const testimonials = {
  thoughts: [
    'From the first call we felt understood. The site that came of it says on one screen what we never managed to say in a brochure.',
    'We asked for a website and got a partner. When our plans changed a week before the opening, the launch date did not move.',
    'Nothing had to be explained twice. Questions that I sent in the evening were answered, with a drawing, before our first meeting.',
    'Visitors now stay three times as long. They come for the opening hours and leave having walked through half of our collection.',
    'Our editors needed no training at all. On the first Monday they published four stories before I had even opened the manual.',
    'The invoice matched the estimate to the cent. After two projects that ended in arguments, that alone would have been worth it.',
    'Bookings come in while we sleep. Every morning begins with a list of guests, and the telephone rings for birthdays only.',
    'It runs smoothly on our oldest phones. Half of our customers order from a boat or a field, and they were the first to notice.',
    'The prototype convinced our board in five minutes. We had brought forty slides to that meeting, and nobody asked to see them.',
    'Bad news came early and with a solution. As we always knew what would happen next, it was the calmest launch of our year.',
    'Our brand finally looks the way it sounds. A customer of thirty years wrote to ask whether the shop had always been so lovely.',
    'The handover was tidy enough for our developers. They read the code in a morning and shipped a change of their own that week.',
    'I open it more often than I have to. Half a year after the launch it still feels as new as it did on the first day.',
    'Nobody was left out, whatever device they use. Blind members now sign up for courses themselves, which once took a phone call.',
  ],
  short: list('Superb., Thank you., What a pleasure., Worth every cent., We would choose the same again.'),
}

export const phrases = { companies, products, descriptions, testimonials }

function list(phrases: string): readonly string[] {
  return phrases.split(', ')
}
