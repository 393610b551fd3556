/** The main menu of each portal, which its screens show. */
import type {Screen} from './model';

export const menus: Readonly<Record<Screen['product'], readonly string[]>> = {
  focus: ['Home', 'People', 'Communications', 'Reports', 'Admin', 'Help'],
  teamscribe: ['Meetings', 'Settings'],
  transact: ['Payments', 'Settings'],
};
