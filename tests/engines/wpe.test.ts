import { journeys } from './journeys.ts';

journeys('wpe');
