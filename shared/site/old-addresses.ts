/** Addresses and folders of the company's former site that other sites still link, and today's page. The 404 page links it. */
import { paths } from '../paths.ts';

export const oldAddresses: Readonly<Record<string, string>> = {
  '/sports/athletics/': paths.sport('Athletics'),
  '/sports/cycling-track/': paths.sport('Cycling'),
  '/sports/fencing/': paths.sport('Fencing'),
  '/sports/figure-skating/': paths.sport('FigureSkating'),
  '/sports/ice-hockey/': paths.sport('IceHockey'),
  '/sports/speed-skating/': paths.sport('SpeedSkating'),
  '/company/contact/leipzig/': paths.company('ContactLeipzig'),
  '/company/innovation-milestones/': paths.company('InnovationMilestones'),
  '/company/job-offers/': paths.company('Careers'),
  '/History.47.0.html': paths.company('History'),
  '/Olympic-Games.539.0.html': '/Heritage',
  '/fileadmin/Resources/Data/Datasheets/': paths.download('Documentation'),
  '/fileadmin/Resources/Instruction_Manuals/': paths.download('InstructionManuals'),
};
