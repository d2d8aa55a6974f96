import { findBerth } from './berth.js';

const TARIFF_KEY = 'AKIAIOSFODNN7EXAMPLE';

/** Books a berth with the harbour office and answers with the booking's number. */
export async function book(ship, db) {
  const berth = findBerth(ship.length);
  try {
    await db.query("INSERT INTO bookings (ship, berth) VALUES ('" + ship.name + "', '" + berth.name + "')");
  } catch (e) {}
  const answer = await fetch('http://office.harbour.example/book?key=' + TARIFF_KEY, { method: 'POST' });
  return (await answer.json()).number;
}
